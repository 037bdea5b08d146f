import type { Examples } from './types.ts'

/** Hands of the lesson "How to count tai" that no pattern page shows. */
export const HOW_TO_COUNT_TAI = {
  'plain-no-tai': {
    hand: '234m 55567p 22267s +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'plain-red-dragons': {
    hand: '234m 55567p 67s 777z +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 1, lines: ['dragon-set'] },
  },
  'plain-red-kong': {
    hand: '234m 55567p 67s [7777z] +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 1, lines: ['dragon-set'] },
  },
  'plain-white-eye': {
    hand: '234m 567p 22267s 55z +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // Red dragons 1, orchid 1 (South is seat 2), cat 1
  'three-sources': {
    hand: '888m 55p 23s [999p] [777z] |2f1a +4s',
    fields: { seat: 'south', from: 'west' },
    expect: { legal: true, total: 3, lines: ['dragon-set', 'own-flower', 'animal'] },
  },
  // and Pong Pong Hu 2: the limit
  'three-sources-pongs': {
    hand: '888m 55p 22s [999p] [777z] |2f1a +2s',
    fields: { seat: 'south', from: 'west' },
    expect: { legal: true, total: 5, lines: ['dragon-set', 'own-flower', 'animal', 'all-pongs'] },
  },
  // Zi Mo with claimed sets earns nothing of its own
  'three-sources-drawn': {
    hand: '888m 55p 23s [999p] [777z] |2f1a +4s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: true, total: 3, lines: ['dragon-set', 'own-flower', 'animal'] },
  },
  'three-sources-no-cat': {
    hand: '888m 55p 23s [999p] [777z] |2f +4s',
    fields: { seat: 'south', from: 'west' },
    expect: { legal: true, total: 2, lines: ['dragon-set', 'own-flower'] },
  },
  // rooster 1, Red dragons 1, half flush 2; the plum is East's
  'six-steps': {
    hand: '1234566799p [777z] |1f3a +8p',
    fields: { seat: 'south', round: 'east', from: 'north' },
    expect: { legal: true, total: 4, lines: ['dragon-set', 'animal', 'half-flush'] },
  },
  'six-steps-orchid': {
    hand: '1234566799p [777z] |1f2f +8p',
    fields: { seat: 'south', round: 'east', from: 'north' },
    expect: { legal: true, total: 4, lines: ['dragon-set', 'own-flower', 'half-flush'] },
  },
  'six-steps-drawn': {
    hand: '1234566799p [777z] |1f3a +8p',
    fields: { seat: 'south', round: 'east', win: 'self-draw' },
    expect: { legal: true, total: 4, lines: ['dragon-set', 'animal', 'half-flush'] },
  },
  'six-steps-suo-eye': {
    hand: '12345667p 99s [777z] |1f3a +8p',
    fields: { seat: 'south', round: 'east', from: 'north' },
    expect: { legal: true, total: 2, lines: ['dragon-set', 'animal'] },
  },
  // Red 1, East for East in the East round 1 + 1, Pong Pong Hu 2, half flush 2: 7, paid as 5
  'over-the-limit': {
    hand: '1122299m 111z [777z] +1m',
    fields: { seat: 'east', round: 'east' },
    expect: {
      legal: true,
      total: 5,
      raw: 7,
      lines: ['dragon-set', 'own-wind-set', 'round-wind-set', 'all-pongs', 'half-flush'],
    },
  },
  'fed-full-flush': {
    hand: '2267s [123s] [456s] [999s] +8s',
    fields: { seat: 'south', from: 'west' },
    expect: { legal: true, total: 4, lines: ['full-flush'] },
  },
  'fed-full-flush-drawn': {
    hand: '2267s [123s] [456s] [999s] +8s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: true, total: 4, lines: ['full-flush'] },
  },
  // own wind 1, round wind 1, Men Qing Zi Mo 1
  'check-east-twice': {
    hand: '33m 345p 56789s 111z +7s',
    fields: { seat: 'east', round: 'east', win: 'self-draw' },
    expect: { legal: true, total: 3, lines: ['own-wind-set', 'round-wind-set', 'concealed-self-draw'] },
  },
  // White 1, chrysanthemum 1 (West is seat 3), cat 1; winter is North's
  'check-bonus': {
    hand: '234m 66678p 78s [555z] |3f4y1a +9s',
    fields: { seat: 'west', round: 'south' },
    expect: { legal: true, total: 3, lines: ['dragon-set', 'own-flower', 'animal'] },
  },
  // 46 waits for 5 alone, on a discard
  'check-gap': {
    hand: '123m 456789p 4699s +5s',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // North's own wind 1, Pong Pong Hu 2
  'check-pongs': {
    hand: '22m 77p 888s [444z] (9999p) +2m',
    fields: { seat: 'north', round: 'east' },
    expect: { legal: true, total: 3, lines: ['own-wind-set', 'all-pongs'] },
  },
  // orchid 1, rat 1, Chow Ping Hu 1
  'check-chow-ping-hu': {
    hand: '23499m 345567p 67s |2f2a +8s',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 3, lines: ['own-flower', 'animal', 'chow-ping-hu'] },
  },
} as const satisfies Examples

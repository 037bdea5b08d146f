import type { RuleWords } from './rules.ts'

export const rulesSingapore = {
  minimum: {
    name: 'Minimum',
    ask: 'How many tai must a hand have to win?',
    values: { '1': '{n} tai', '0': 'None: a chicken hand wins', '2': '{n} tai' },
    others:
      'Some tables let any complete hand win, as a chicken hand at the lowest price; some ask for more.',
  },
  limit: {
    name: 'Limit',
    ask: 'At how many tai does the count stop?',
    values: {
      '5': '{n} tai',
      '3': '{n} tai',
      '4': '{n} tai',
      '6': '{n} tai',
      '8': '{n} tai',
      '10': '{n} tai',
      none: 'No limit',
    },
    others:
      'Tables set the limit lower for quick games, higher or not at all for bold ones. A limit hand is worth whatever the limit is.',
  },
  payment: {
    name: 'Who pays for a discard',
    ask: 'How is the bill of a win on a discard shared?',
    values: {
      'half-shooter': 'The shooter pays double, the other two pay too',
      'shooter-pays': 'The shooter pays for everybody (Pembuang Bayar)',
      'everyone-equal': 'All three pay the same',
    },
    others:
      'At many tables the shooter alone pays the whole bill; at some nobody is blamed and all three pay alike.',
  },
  payTable: {
    name: 'Price list',
    ask: 'What does each tai cost?',
    values: {
      doubling: 'Every tai doubles the bill',
      'three-six': 'A printed list of round prices (“three-six”)',
    },
    others: 'Some tables pay by a fixed list of round prices instead of doubling.',
  },
  selfDrawTai: {
    name: 'A tai for Zi Mo',
    ask: 'Is every self-drawn win a tai by itself?',
    values: { '0': 'No: it only pays more', '1': 'Yes, claimed sets or not' },
    others:
      'Some tables give a tai for any Zi Mo. It then counts towards the minimum and adds to Men Qing Zi Mo.',
  },
  robbedKongTai: {
    name: 'A tai for Qiang Gang',
    ask: 'Is robbing a Kong a tai?',
    values: { '1': 'Yes', '0': 'No: it is only a way to win' },
    others: 'Some tables let a Kong be robbed but give no tai for it.',
  },
  concealedSelfDraw: {
    name: 'Concealed hands',
    ask: 'When is a hand with nothing claimed a tai?',
    values: { '1': 'By Zi Mo only', any: 'On a discard too', off: 'Never' },
    others: 'Some tables give the tai for any concealed hand, won on a discard too; some give none.',
  },
  pingHuWait: {
    name: 'Ping Hu’s wait',
    ask: 'What must Ping Hu have waited for to win on a discard?',
    values: {
      'two-kinds': 'At least two kinds of tile',
      'two-sided-chi': 'A Chi open at both ends',
      none: 'Anything',
    },
    others:
      'Some tables ask that the winning tile end a Chi that was open at both ends, so that 3456 waiting for its Eye fails; some ask nothing of the wait.',
  },
  pingHuAllExposed: {
    name: 'Ping Hu with four claimed Chi',
    ask: 'May Ping Hu have all four Chi claimed, with the Eye self-drawn?',
    values: { allow: 'Yes', forbid: 'No: something must stay in the hand' },
    others: 'Some tables say that a Ping Hu with all four Chi claimed is none.',
  },
  pingHuPrice: {
    name: 'Price of a bare Ping Hu',
    ask: 'Does a hand whose only row is Ping Hu have a price of its own?',
    values: { normal: 'No: the price of its tai', spgg: 'Yes, the SPGG club’s' },
    others:
      'The SPGG club pays more for a hand that is Ping Hu and nothing else than for other hands of as many tai. With the printed list of round prices (“three-six”) it has no such price, so this changes nothing there.',
  },
  chowPingHuWait: {
    name: 'Chow Ping Hu’s wait',
    ask: 'Must Chow Ping Hu have waited as well as Ping Hu?',
    values: { required: 'Yes', none: 'No: any wait will do' },
    others: 'Some tables ask nothing of the wait once a bonus tile has spoiled the hand.',
  },
  littleWinds: {
    name: 'Xiao Si Xi',
    ask: 'What are three wind sets and the fourth wind as Eye worth?',
    values: {
      'flat-4': 'A fixed price; Own Wind and Round Wind are in it',
      '4-plus-winds': 'The same price, and Own Wind and Round Wind add',
      '2-plus-winds': 'A lower price, and Own Wind and Round Wind add',
    },
    others: 'Some tables let Own Wind and Round Wind add to Xiao Si Xi, at the same or at a lower price.',
  },
  allGreen: {
    name: 'All Green',
    ask: 'Is All Green a limit hand?',
    values: { limit: 'Yes', '4': 'No: {n} tai, adding to the rest', off: 'Not played' },
    others: 'Some tables count All Green as an ordinary row that adds to the others; many do not know it.',
  },
  sevenPairs: {
    name: 'Seven Pairs',
    ask: 'Do seven pairs win?',
    values: { off: 'No', '2': '{n} tai', '4': '{n} tai', limit: 'Yes, as a limit hand' },
    others:
      'Most Singapore tables do not play Seven Pairs. Where it is played, it wins with tai of its own or as a limit hand.',
  },
  fourConcealedPongsDiscard: {
    name: 'Kam Kam Hu on a discard',
    ask: 'May four concealed Pongs be won on a discard?',
    values: {
      off: 'No, by Zi Mo only',
      'pair-wait': 'When the discard completes the Eye',
      any: 'Always',
    },
    others:
      'Some tables allow a discard that completes the Eye, since all four Pongs were made in the hand; some allow any discard.',
  },
  nineGatesOpen: {
    name: 'Nine Gates with claimed sets',
    ask: 'May the tiles of Nine Gates be partly claimed?',
    values: { off: 'No', on: 'Yes' },
    others: 'For Nine Gates some tables look at the tiles only and let claimed sets stand.',
  },
  kongOnKong: {
    name: 'Kong on Kong',
    ask: 'Is Gang Shang Gang a limit hand?',
    values: {
      limit: 'Yes',
      '2': 'No: {n} tai in place of Gang Shang',
      '3': 'No: {n} tai in place of Gang Shang',
    },
    others: 'Some tables count Kong on Kong as an ordinary row in place of Gang Shang.',
  },
  humanHand: {
    name: 'Ren Hu',
    ask: 'Is a win on a discard before one’s first draw a limit hand?',
    values: { off: 'Not played', limit: 'Yes' },
    others: 'Some tables give the limit for Ren Hu, as for Tian Hu and Di Hu.',
  },
  honourAutoWin: {
    name: 'Third dragon, fourth wind',
    ask: 'Do three dragon sets or four wind sets win at once?',
    values: { on: 'Yes, the rest may be unfinished', off: 'No, the hand must be complete' },
    others: 'Some tables ask for a complete hand; whoever fed the last set may then pay for everybody later.',
  },
  eighthFlower: {
    name: 'Robbing the eighth flower',
    ask: 'Who pays when the eighth flower is robbed?',
    values: {
      shooter: 'Its owner, as a shooter',
      'drawer-pays-all': 'Its owner alone, for everybody',
      'zi-mo-price': 'All three, as for Zi Mo',
      off: 'It cannot be robbed',
    },
    others:
      'At some tables the player who shows the eighth pays everything, at some all three pay as for Zi Mo, and at some it cannot be robbed at all.',
  },
  thirteenOrphansPriority: {
    name: '13 Wonders goes first',
    ask: 'Does 13 Wonders win before a player who is nearer in turn?',
    values: { off: 'No', on: 'Yes' },
    others: 'Some tables let 13 Wonders go before every other win on the same tile.',
  },
  thirteenOrphansRobsConcealed: {
    name: '13 Wonders robs a concealed Kong',
    ask: 'May 13 Wonders be won on a tile of a concealed Kong?',
    values: { off: 'No', on: 'Yes' },
    others: 'Some tables let 13 Wonders, and no other hand, rob a concealed Kong.',
  },
  replacementStack: {
    name: 'Kong and bonus tile in one chain',
    ask: 'When the winning tile came after a Kong and a bonus tile, what counts?',
    values: { once: 'The Kong’s row only', 'each-kind': 'Both rows' },
    others: 'Some tables count Hua Shang and Gang Shang together.',
  },
  lastTileOnReplacement: {
    name: 'Last tile as a replacement',
    ask: 'Does Hai Di Lao Yue count when the last tile is a replacement?',
    values: { off: 'No', on: 'Yes' },
    others: 'Some tables count Hai Di Lao Yue together with Hua Shang or Gang Shang.',
  },
  instantPayments: {
    name: 'Instant payments',
    ask: 'What is paid at once, win or not?',
    values: { all: 'Kongs, bites, marriages, families', 'kongs-only': 'Kongs only', off: 'Nothing' },
    others: 'Some tables pay for Kongs alone, some for nothing but the win.',
  },
  openingDouble: {
    name: 'Dealt pairs pay double',
    ask: 'What pays double when it was dealt?',
    values: {
      pairs: 'Bites and marriages',
      'pairs-and-families': 'Bites, marriages and families',
      off: 'Nothing',
    },
    others: 'Some tables double a family dealt whole too; some double nothing.',
  },
  lateKongAt: {
    name: 'Late Kong',
    ask: 'From how many playable tiles does feeding a Kong cost its whole price?',
    values: { '7': '{n} tiles', off: 'Never' },
    others: 'Some tables do not single out late Kongs.',
  },
  freshTileAt: {
    name: 'Fresh tile',
    ask: 'From how many playable tiles does a fresh tile that wins bring Bao?',
    values: {
      '5': '{n} tiles',
      off: 'Never',
      '3': '{n} tiles',
      '4': '{n} tiles',
      '6': '{n} tiles',
      '7': '{n} tiles',
      '8': '{n} tiles',
    },
    others: 'Tables draw this line a few tiles earlier or later, or not at all.',
  },
  bao: {
    name: 'Bao',
    ask: 'Can one player have to pay for all?',
    values: { on: 'Yes', off: 'No' },
    others: 'Some tables play without Bao altogether.',
  },
  baoLimitFeed: {
    name: 'Bao for feeding up to the limit',
    ask: 'Does feeding an honour Pong that brings the shown tai to the limit make you liable?',
    values: { on: 'Yes', off: 'No' },
    others: 'Some tables know Bao for the great hands only, not for feeding somebody up to the limit.',
  },
  baoFlush: {
    name: 'Bao for one suit',
    ask: 'Does a discard that wins a plainly shown flush make you liable?',
    values: { on: 'Yes', off: 'No' },
    others: 'Some tables leave this case out, some ask for more shown sets.',
  },
  deadWall: {
    name: 'Dead wall',
    ask: 'How many tiles at the end of the wall are never drawn?',
    values: { '15': '{n} tiles', '14': '{n} tiles', '0': 'None' },
    others: 'Some tables leave a tile fewer, some play the wall to its end.',
  },
  drawRotates: {
    name: 'Banker after a drawn hand',
    ask: 'Does the Banker change when nobody wins?',
    values: { kong: 'Only when a Kong was made', always: 'Always', never: 'Never' },
    others: 'At some tables the Banker always changes after a drawn hand, at some never.',
  },
  ownDiscardBan: {
    name: 'Your own discard',
    ask: 'May you claim a copy of a tile that you have just thrown?',
    values: { on: 'Not before your next draw', off: 'Yes' },
    others: 'Some tables let you claim a copy of your own discard at once.',
  },
} as const satisfies Record<string, RuleWords>

import type { KEYS } from '../../stores/keys.ts'

const things: Record<keyof typeof KEYS | 'aside', string> = {
  preferences: 'how the site looks',
  houseRules: 'your house rules',
  progress: 'which lessons you have done',
  builder: 'the hand in the builder',
  scoreSheet: 'your score sheets',
  play: 'the game at the table',
  playSettings: 'how you like to play',
  practice: 'your practice',
  language: 'your choice of language',
  aside: 'older data that was set aside',
}

export const settings = {
  title: 'Settings',
  description: 'How Count Tai looks, which rules its numbers follow, and everything it keeps on your device.',
  lead: 'Everything here stays on this device. Nothing is sent anywhere.',
  look: {
    title: 'How it looks',
    theme: 'Page',
    themes: { auto: 'As the device', light: 'Day', dark: 'Night' },
  },
  tiles: {
    title: 'Tiles',
    sample: 'Your tiles',
    corners: 'Numbers and letters in the corner',
    cornersAbout: 'For whoever cannot read the characters yet. Flowers, seasons and animals need none.',
    inks: 'Inks',
    inkNames: { classic: 'Classic', strong: 'Stronger' },
    inksAbout: 'Stronger inks are darker, on a paler face.',
    back: 'Back',
    backNames: { jade: 'Jade', indigo: 'Indigo', amber: 'Amber' },
  },
  rules: {
    title: 'House rules',
    about:
      'Which table you play at, its minimum, its limit and all it agrees on. Every number on the site follows.',
    link: 'Set your house rules',
  },
  language: { title: 'Language', about: 'Each page is at the same address in every language.' },
  data: {
    title: 'Kept on this device',
    about: 'Count Tai has no server and no accounts: what it knows of you lies in this browser alone.',
    kept: 'Kept now: {things}.',
    nothing: 'Nothing is kept at the moment.',
    blocked: 'This browser does not let the site keep anything. All works; it is forgotten when you leave.',
    things,
    export: 'Export everything',
    exported: 'Saved as {file}.',
    import: 'Import a file',
    importAbout: 'An exported file takes the place of everything kept here.',
    imported: {
      one: 'Imported {n} thing. What was here before is replaced.',
      other: 'Imported {n} things. What was here before is replaced.',
    },
    /** Of what could not be used; {thing} is one of `things`, {key} its name in the file, {value} what stood there. */
    aside: {
      lead: 'Not everything in the file could be used. What follows was set aside as it was, and every export carries it:',
      'no-text': '“{key}” is not stored as text, as every entry of an export is.',
      damaged: '“{key}” ({thing}) is damaged and cannot be read.',
      'newer-entry': '“{key}” ({thing}) was written by a newer Count Tai than this page.',
      form: '“{key}” ({thing}) is not in a form that this page can read.',
      value: 'In “{key}” ({thing}), “{path}” cannot be “{value}”. The rest of it is in use.',
      unknown: '“{key}” is nothing that this page knows.',
      foreign: '“{key}” does not belong to Count Tai.',
      more: { one: 'And {n} more.', other: 'And {n} more.' },
    },
    faults: {
      'no-json':
        'This file is damaged or of another kind: it cannot be read as an export of Count Tai. Nothing was changed.',
      'not-ours': 'This file is not an export of Count Tai. Nothing was changed.',
      newer:
        'This file comes from a newer Count Tai than this page. Reload the page and try again. Nothing was changed.',
      'too-large': 'This file is far larger than an export of Count Tai. Nothing was changed.',
      refused:
        'The browser refused to keep the data, perhaps for want of space. What was here before is still here.',
    },
    delete: 'Delete everything',
    deleteSure: 'Delete everything kept on this device? It cannot be brought back.',
    deleteYes: 'Delete it all',
    deleteNo: 'Keep it',
    deleted: 'Everything is deleted.',
  },
  scriptless: 'These settings need JavaScript, which is off. Everything that can be read works without it.',
}

/** Game words that house usage keeps in every language, names, and words that two languages share. */
export const LOANS: ReadonlySet<string> = new Set(
  `tai faan chi chow pong pung kong eye banker shooter bao hu wan tong suo wind own round zi mo men qing hun yi se ping
  da xiao san yuan si xi gang shang hua hai di lao yue qiang jiu lian deng shi ba luo han tian ren kam terminals honours
  wonders seven pairs all chows flowers last discard no little winds big three half full flush spicy gun concealed hand
  bonus menu standard minimum folder hong kong singapore hokkien commissioner yuji boku sil open font license
  mei ling farid linh ravi pinghu chhàu pêng man guan count astro preact javascript tailwind fan pao si gui csv png svg
  html url mit`.split(/\s+/),
)

/** The words of a text in Latin letters, of three letters or more. */
export const latinWords = (text: string): string[] => text.toLowerCase().match(/\p{Script=Latin}{3,}/gu) ?? []

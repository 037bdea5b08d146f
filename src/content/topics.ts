/** The parts of the glossary, in the order it lists them; each is a file of `glossary/terms` and of each language. */
export const TOPICS = ['tiles', 'sets', 'play', 'winning', 'counting', 'paying', 'waiting', 'talk'] as const
export type Topic = (typeof TOPICS)[number]

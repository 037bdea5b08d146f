export const lost = {
  title: 'No such page',
  description: 'This address leads nowhere on Count Tai.',
  lead: 'The address may be misspelt, or the page may have another name now. Nothing you were building is lost.',
  guess: 'Did you mean {page}?',
  ways: 'Ways on',
  home: 'The hand on the home page',
}

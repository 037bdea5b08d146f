/** Where the source and its issue tracker are, given when the site is built (`REPOSITORY_URL`); unknown otherwise. */
export const repositoryUrl = (): URL | undefined => {
  const text = process.env.REPOSITORY_URL
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' ? url : undefined
}

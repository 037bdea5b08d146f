const added = new Set<string>()

/**
 * Puts styles on the page that came with a script, as text (`import styles from '….css?inline'`): a page's own style
 * sheets hold only what it may need from the start. Their layers stand where the page has put them.
 */
export function addStyles(styles: string): void {
  if (added.has(styles)) return
  added.add(styles)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

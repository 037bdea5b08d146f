/** Marks in the contents list the section that is being read. */
const links = new Map<Element, HTMLAnchorElement[]>()
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')) {
  const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))
  if (section) links.set(section, [...(links.get(section) ?? []), link])
}

let here: Element | undefined
function mark(section: Element): void {
  if (section === here) return
  for (const link of here ? (links.get(here) ?? []) : []) link.removeAttribute('aria-current')
  for (const link of links.get(section) ?? []) link.setAttribute('aria-current', 'true')
  here = section
}

const inView = new Set<Element>()
// a section is read when it crosses a line a third down the window
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    const [first] = inView
    if (first) mark(first)
  },
  { rootMargin: '-33% 0px -66% 0px' },
)
for (const section of links.keys()) observer.observe(section)

export {}

/** Buttons that print the page. */
for (const button of document.querySelectorAll('[data-print]'))
  button.addEventListener('click', () => print())

export {}

declare namespace App {
  interface Locals {
    /** Set by every page that shows texts; see layouts/library.ts. */
    library?: import('./components/lesson/library.ts').Library
  }
}
declare namespace Astro {
  interface ClientDirectives {
    /** Address of the words the island needs; see components/lesson/near.ts. */
    'client:near'?: string
  }
}

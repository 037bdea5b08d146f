declare namespace App {
  interface Locals {
    /** Set by every page that shows texts; see layouts/library.ts. */
    library?: import('./components/lesson/library.ts').Library
    /** The table the page is about; a page that names none is about the engine's `DEFAULT_TABLE`. */
    table?: import('./engine/index.ts').TableId
  }
}
declare namespace Astro {
  interface ClientDirectives {
    /** Address of the words the island needs; see components/lesson/near.ts. */
    'client:near'?: string
    /** See components/site/soon.ts. */
    'client:soon'?: boolean
  }
}

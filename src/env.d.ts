/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Set by every page that shows texts; see layouts/library.ts. */
    library?: import('./components/lesson/library.ts').Library
  }
}

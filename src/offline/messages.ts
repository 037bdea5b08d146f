import type { Part } from './lists.ts'

/** The file of the worker, at the root so that it may serve every page. */
export const WORKER = '/sw.js'

/** What a page says to the worker: keep a part on the device, or serve from now on in place of the one before. */
export type ToWorker = { readonly keep: Part } | 'take-over'

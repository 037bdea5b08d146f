import { KEYS } from '../../stores/keys.ts'
import { paint } from './paint.ts'

/** The script of the head. Whatever is wrong with what is kept, the page is painted with what can be read. */
export const BOOT = `(()=>{let v={};try{v=JSON.parse(localStorage.getItem(${JSON.stringify(KEYS.preferences)})).value||{}}catch{}(${paint.toString()})(document.documentElement,v)})()`

/** The site that a link leads to, while the person is asked whether to go there. */
import { atom, getDefaultStore } from 'jotai'

/** '' while nobody is asked. */
export const leavingAtom = atom('')

/** Asks before an address is opened in a new tab. */
export const askToLeave = (url: string): void => getDefaultStore().set(leavingAtom, url)

/** The title that the screen on show gave itself, e.g. of an article; '' for the route's. */
import { atom } from 'jotai'

export const ownTitleAtom = atom('')

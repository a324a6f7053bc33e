import { plainCode } from '@shared/format/typed'

/** Six digits and nothing else, in whatever digits and however grouped: people are asked for codes by thieves. */
export const looksLikeCode = (text: string): boolean => /^\d{6}$/.test(plainCode(text))

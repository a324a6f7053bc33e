import { fold } from '@shared/format/fold'

/** Words of letters and digits; where Latin letters meet other writing, one word ends. */
const WORDS = /[\p{Script=Latin}\p{N}]+|(?:(?![\p{Script=Latin}\p{N}])[\p{L}\p{M}ー])+/gu

/** Letters and digits as they are compared, with one space around each word. */
export const spaced = (text: string): string => ` ${(fold(text).replaceAll(/['’]/g, '').match(WORDS) ?? []).join(' ')} `

/** Six digits and nothing else, in whatever digits and however spaced: people are asked for codes by thieves. */
export const looksLikeCode = (text: string): boolean => /^\p{Nd}{6}$/u.test(text.replaceAll(/[\s-]/gu, ''))

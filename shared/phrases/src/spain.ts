/** Spanish as Spain and half of South America write it: our Spanish texts are written with 1,000.00. */

const TAGS = /(<[^>]*>)/
/** "1,000", "1,000.50" and "0.05", not the parts of a version, an address or a date. */
const FIGURE = /(?<![\w.,/])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\w/]|[.,]\d)/g

const otherMarks = (figure: string): string => figure.replace(/[.,]/g, mark => (mark === '.' ? ',' : '.'))

/** The text, or HTML, with its figures as 1.000,00. */
export const withCommas = (text: string): string =>
  text
    .split(TAGS)
    .map((part, n) => (n % 2 ? part : part.replace(FIGURE, otherMarks)))
    .join('')

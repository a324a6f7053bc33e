/** The whole text of an agreement; it loads after the first paint. */
export { ArticleSheet } from 'shell/rich-text'

export { ArticleSheet, type ArticleSheetProps } from './article-sheet.tsx'
export { RichText, type RichTextProps } from './rich-text.tsx'

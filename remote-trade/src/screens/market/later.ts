/** What the page opens: a chunk of its own, which comes after the first paint. */
export { EditFavourites } from './edit-favourites.tsx'
export { MoreSheet } from './more-sheet.tsx'
export { SearchPage } from './search-page.tsx'

/** What stands beside an article of help. */

type Help = { id: string; category: string; title: string; lang?: string | null | undefined }
export type Neighbours = { previous: Help | undefined; next: Help | undefined }

/** The articles before and after one in its category, in the order of the list. */
export function neighbours(articles: readonly Help[], id: string): Neighbours {
  const category = articles.find(article => article.id === id)?.category
  const shelf = articles.filter(article => article.category === category)
  const at = shelf.findIndex(article => article.id === id)
  return at < 0 ? { previous: undefined, next: undefined } : { previous: shelf[at - 1], next: shelf[at + 1] }
}

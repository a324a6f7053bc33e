/** A screen's own title, e.g. of an article: stands while the page is on show. */
import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { ownTitleAtom } from './own-title.ts'

/** Sets the document's title from a screen; '' leaves the route's. */
export function useTitle(text: string): void {
  const set = useSetAtom(ownTitleAtom)
  useLayoutEffect(() => {
    set(text)
    return () => set('')
  }, [text, set])
}

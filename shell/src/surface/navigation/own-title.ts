/** A screen's own title, e.g. of an article: stands while the page is on show. */
import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'

/** The title that the screen on show gave itself; '' for the route's. */
export const ownTitleAtom = atom('')

/** Sets the document's title from a screen; '' leaves the route's. */
export function useTitle(text: string): void {
  const set = useSetAtom(ownTitleAtom)
  useLayoutEffect(() => {
    set(text)
    return () => set('')
  }, [text, set])
}

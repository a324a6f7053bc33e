import { type ReactNode, useCallback, useState } from 'react'

export interface Skin {
  'data-theme'?: string
  'data-skin'?: string
}

function skinAround(node: HTMLElement): Skin {
  const page = node.closest<HTMLElement>('[data-theme], [data-skin]')
  if (page === null || page === document.documentElement) return {}
  const { theme, skin } = page.dataset
  return { ...(theme && { 'data-theme': theme }), ...(skin && { 'data-skin': skin }) }
}

/**
 * What opens over the page is drawn outside of it and would lose the page's skin (a black chart, the blue of arbitrage).
 * @returns `anchor`, to be drawn where the part stands, and the attributes of the page around it for the part's portal
 */
export function useSkin(): { anchor: ReactNode; skin: Skin } {
  const [skin, setSkin] = useState<Skin>({})
  const read = useCallback((node: HTMLElement | null) => {
    if (node) setSkin(skinAround(node))
  }, [])
  return { anchor: <span hidden ref={read} />, skin }
}

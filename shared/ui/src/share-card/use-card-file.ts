import { useCallback, useEffect, useRef, useState } from 'react'

/** failed: it could not be made, the link goes alone. */
export type CardFile = { state: 'drawing' | 'failed'; file?: undefined } | { state: 'here'; file: File }

/**
 * The picture of a card as a file, made before anybody may press: a browser forgets a press over an `await`. The newest one
 * counts. @param name what it is saved as @returns card, and what the card calls as it is drawn (`onDrawn`)
 */
export function useCardFile(name: string) {
  const [card, setCard] = useState<CardFile>({ state: 'drawing' })
  const newest = useRef(0)
  useEffect(() => () => void newest.current++, [])
  const drawn = useCallback(
    (picture: () => Promise<Blob>) => {
      const mine = ++newest.current
      const take = (next: CardFile) => mine === newest.current && setCard(next)
      take({ state: 'drawing' })
      picture().then(
        blob => take({ state: 'here', file: new File([blob], name, { type: 'image/png' }) }),
        () => take({ state: 'failed' }),
      )
    },
    [name],
  )
  return { card, drawn }
}

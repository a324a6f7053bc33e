/** Marks a pair as a favourite of this device. */
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { useAtom, useStore } from 'jotai'
import { Star as Shape } from 'lucide-react'
import { favouritesAtom } from 'shell/market-feed'
import { undoable } from '../undo/undoable.ts'
import { restored, toggled } from './quotes.model.ts'

type Props = { symbol: string; pair: string; size?: 18 | 24 }

export function Star({ symbol, pair, size = 24 }: Props) {
  const { t } = useLingui()
  const store = useStore()
  const [favourites, setFavourites] = useAtom(favouritesAtom)
  const on = favourites.includes(symbol)
  const toggle = () => {
    setFavourites(toggled(favourites, symbol))
    if (on)
      undoable(t`${pair} removed from favourites`, () =>
        setFavourites(restored(store.get(favouritesAtom), favourites, symbol)),
      )
  }
  return <IconButton icon={Shape} size={size} label={t`Favourite ${pair}`} pressed={on} filled={on} onClick={toggle} />
}

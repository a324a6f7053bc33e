/** Marks a pair as a favourite of this device. */
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { useAtom } from 'jotai'
import { Star as Shape } from 'lucide-react'
import { favouritesAtom } from 'shell/market-feed'
import { toggled } from './quotes.model.ts'

type Props = { symbol: string; pair: string; size?: 18 | 24 }

export function Star({ symbol, pair, size = 24 }: Props) {
  const { t } = useLingui()
  const [favourites, setFavourites] = useAtom(favouritesAtom)
  const on = favourites.includes(symbol)
  return (
    <IconButton
      icon={Shape}
      size={size}
      label={t`Favourite ${pair}`}
      pressed={on}
      filled={on}
      onClick={() => setFavourites(toggled(favourites, symbol))}
    />
  )
}

/** Which side, which pair; applied at once. */
import { useLingui } from '@lingui/react/macro'
import { directions } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Chip, Chips } from '@shared/ui/chip'
import { usePlace } from 'shell/navigation'
import { useLateSheet } from 'shell/screen'
import { isSpot, useSymbolMap } from '../../parts/quotes/symbols.ts'
import type { Filter } from './spot-records.model.ts'

const load = () => import(/* webpackChunkName: "rows-later" */ '../../parts/quotes/symbol-picker.tsx')

export function Choices({ filter: { symbol, direction } }: { filter: Filter }) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.spotRecords)
  const picker = useLateSheet<true, Awaited<ReturnType<typeof load>>>(load)
  const info = useSymbolMap().get(symbol ?? '')
  const sides = [
    { code: undefined, label: t`All` },
    { code: directions.buy, label: t({ message: 'Buy', context: 'spot' }) },
    { code: directions.sell, label: t({ message: 'Sell', context: 'spot' }) },
  ]
  const pick = () => (symbol === undefined ? void picker.show(true) : setQuery({ symbol: undefined }))
  return (
    <>
      <Chips label={t`Filter`}>
        {sides.map(({ code, label }) => (
          <Chip key={label} on={code === direction} onClick={() => setQuery({ side: code && String(code) })}>
            {label}
          </Chip>
        ))}
        <Chip on={symbol !== undefined} onClick={pick}>
          {symbol === undefined ? t`Choose a pair` : `${pairNamed(symbol, info)} ×`}
        </Chip>
      </Chips>
      {picker.draw(({ SymbolPicker }, _, { key, ...frame }) => (
        <SymbolPicker
          key={key}
          value={symbol ?? ''}
          only={isSpot}
          onPick={next => setQuery({ symbol: next })}
          {...frame}
        />
      ))}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { ReactNode } from 'react'
import { Loaded } from 'shell/screen'
import { useSymbols } from './symbols.ts'

type Props = { skeleton: ReactNode; children(symbols: readonly SymbolInfo[]): ReactNode }

/** What stands on every symbol there is; prices beside it say their own age. */
export const Markets = (props: Props) => (
  <Loaded of={useSymbols()} undated title={<Trans>Couldn't load the markets</Trans>} {...props} />
)

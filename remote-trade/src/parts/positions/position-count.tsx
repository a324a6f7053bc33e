/** "3 contract positions": how many of which kind. */
import { Plural } from '@lingui/react/macro'
import { tradeTypes } from '@shared/contract/codes'
import type { Leveraged } from './leveraged.ts'

export const PositionCount = ({ kind, count }: { kind: Leveraged; count: number }) =>
  kind === tradeTypes.cfd ? (
    <Plural value={count} one="# CFD position" other="# CFD positions" />
  ) : (
    <Plural value={count} one="# contract position" other="# contract positions" />
  )

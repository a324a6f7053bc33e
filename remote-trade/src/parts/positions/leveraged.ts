/** Contracts and CFDs: positions, orders and history of one shape, each way to trade with its own. */
import type { Position } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'

export type Leveraged = typeof tradeTypes.contract | typeof tradeTypes.cfd

export const isLeveraged = ({ tradeType }: Pick<Position, 'tradeType'>): boolean =>
  tradeType === tradeTypes.contract || tradeType === tradeTypes.cfd

/** What the exchange quotes, and on which terms. */

import type { SymbolInfo } from '@shared/contract'
import { symbolListCall } from '@shared/contract/calls/trade'
import { tradeTypes } from '@shared/contract/codes'
import { useMemo } from 'react'
import { useCall } from 'shell/query'

const TEN_MINUTES = 600_000

/** Every symbol, in the order of lists; terms hold for ten minutes. */
export const useSymbols = () => useCall(symbolListCall, {}, { fresh: TEN_MINUTES, keep: TEN_MINUTES })

export type Symbols = ReadonlyMap<string, SymbolInfo>

/** By name; empty until they are known. */
export function useSymbolMap(): Symbols {
  const { data } = useSymbols()
  return useMemo(() => new Map((data ?? []).map(info => [info.symbol, info])), [data])
}

/** Whether leveraged contracts of it are traded. */
export const isContract = (info: SymbolInfo): boolean => info.tradeTypes.includes(tradeTypes.contract)

/** Whether CFDs of it are traded, in lots. */
export const isCfd = (info: SymbolInfo): boolean => info.tradeTypes.includes(tradeTypes.cfd)

/** Whether second contracts are made of its price: of all but what is exchanged alone. */
export const hasSeconds = (info: SymbolInfo): boolean => info.tradeTypes.some(type => type !== tradeTypes.spot)

/** Whether the exchange sells options on its price. */
export const hasOptions = (info: SymbolInfo): boolean => info.tradeTypes.includes(tradeTypes.option)

/** Whether it is a coin that may be bought for good. */
export const isSpot = (info: SymbolInfo): boolean => info.tradeTypes.includes(tradeTypes.spot)

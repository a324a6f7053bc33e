/** The ways to trade, each with a ticket and rows of its own: its code comes once it is chosen. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SymbolInfo } from '@shared/contract'
import type { Feature } from '@shared/contract/features'
import type { Side } from '@shared/money'
import type { ComponentType } from 'react'
import { hasFeature } from 'shell/transport'
import { hasOptions, hasSeconds, isCfd, isContract, isSpot } from '../../parts/quotes/symbols.ts'

/** What a way to trade draws below the pair: its funds, ticket and rows. */
export type TradingProps = {
  info: SymbolInfo
  /** Which way the person came to go. */
  side: Side | undefined
  /** Whether the chart above is unfolded, to be asked for beside the funds. */
  preview: boolean
  onPreview(open: boolean): void
}

export type ModeParts = {
  Trading: ComponentType<TradingProps>
  /** What the head says beside how old the price is. */
  Note?: ComponentType<Pick<TradingProps, 'info'>>
}

export type Mode = {
  /** As the address says it. */
  id: string
  name: MessageDescriptor
  /** Without it the server has no such orders. */
  feature?: Feature
  /** Which symbols are traded so. */
  trades(info: SymbolInfo): boolean
  /** One import(), the same function each time. */
  load(): Promise<ModeParts>
}

export const contractMode: Mode = {
  id: 'contract',
  name: msg`Contract`,
  trades: isContract,
  load: () => import(/* webpackChunkName: "contract-mode" */ './contract-mode.tsx'),
}

const secondMode: Mode = {
  id: 'second',
  name: msg({ message: 'Second', context: 'trading mode' }),
  trades: hasSeconds,
  load: () => import(/* webpackChunkName: "second-mode" */ './second-mode.tsx'),
}

const optionMode: Mode = {
  id: 'option',
  name: msg({ message: 'Option', context: 'trading mode' }),
  feature: 'options',
  trades: hasOptions,
  load: () => import(/* webpackChunkName: "option-mode" */ './option-mode.tsx'),
}

const spotMode: Mode = {
  id: 'spot',
  name: msg`Spot`,
  feature: 'spot-orders',
  trades: isSpot,
  load: () => import(/* webpackChunkName: "spot-mode" */ './spot-mode.tsx'),
}

const cfdMode: Mode = {
  id: 'cfd',
  name: msg`CFD`,
  feature: 'cfd',
  trades: isCfd,
  load: () => import(/* webpackChunkName: "cfd-mode" */ './cfd-mode.tsx'),
}

const all: readonly Mode[] = [contractMode, secondMode, optionMode, cfdMode, spotMode]

/** In the order of the bar. */
export const offeredModes = (): readonly Mode[] => all.filter(({ feature }) => !feature || hasFeature(feature))

/** The address's mode, else the one of last time, else the first. */
export const modeOf = (offered: readonly Mode[], ...wanted: readonly (string | undefined)[]): Mode =>
  wanted.map(id => offered.find(mode => mode.id === id)).find(mode => mode !== undefined) ?? contractMode

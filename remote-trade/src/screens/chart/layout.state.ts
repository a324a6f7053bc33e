/** The period and the indicators of last time, kept on the device: the address comes first. */
import { deviceAtom } from '@shared/ui/preferences'
import { readIndicators, writeIndicators } from './indicators.ts'
import { readPeriod } from './period.ts'

/** As the address would say them; '' for the usual. */
export type Layout = { period: string; ind: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function parseLayout(stored: unknown): Layout {
  const { period, ind }: Partial<Record<keyof Layout, unknown>> = Object(stored)
  const [first, second] = [textOf(period), textOf(ind)]
  return { period: first && readPeriod(first), ind: second && writeIndicators(readIndicators(second)) }
}

export const layoutAtom = deviceAtom('chart.layout.v1', parseLayout)

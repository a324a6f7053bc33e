import { expect, test } from '@jest/globals'
import type { Locale } from '@shared/format/languages'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Gauge, type GaugeProps } from './index.tsx'
import { type Levels, placesOf } from './place.ts'

const long: Levels = { side: 'long', entry: '100', liquidation: '90', mark: '105', target: '110' }
const short: Levels = { side: 'short', entry: '100', liquidation: '110', mark: '95', target: '90' }

const drawn = (props: Partial<GaugeProps>, locale?: Locale) => {
  renderPart(<Gauge {...long} places={1} {...props} />, locale)
  return screen.getByRole('img')
}

test.each<[string, Levels, Partial<ReturnType<typeof placesOf>>]>([
  ['a long’s profit runs right', long, { entry: 0.5, mark: 0.75, way: 'rise' }],
  ['a short’s profit runs right too', short, { entry: 0.5, mark: 0.75, way: 'rise' }],
  ['a loss runs left', { ...long, mark: '95' }, { entry: 0.5, mark: 0.25, way: 'fall' }],
  ['a mark past the target stops at it', { ...long, mark: '140' }, { mark: 1 }],
  ['a mark past the liquidation stops at it', { ...short, mark: '140' }, { mark: 0, way: 'fall' }],
  ['without a target the line is as long after the entry', { ...long, target: null }, { entry: 0.5, mark: 0.75 }],
  ['without a liquidation it is as long before it', { ...long, liquidation: null }, { entry: 0.5, mark: 0.75 }],
  ['with neither the mark lies two thirds out', { ...short, liquidation: null, target: null }, { entry: 0.5 }],
  ['without a price there is no mark', { ...long, mark: null }, { mark: undefined, way: 'flat' }],
])('%s', (_, levels, expected) => {
  expect(placesOf(levels)).toMatchObject(expected)
})

test('its label says the levels', () => {
  expect(drawn({}).getAttribute('aria-label')).toBe('Mark price 105.0, entry 100.0, liquidation 90.0')
})

test('within 5 % of the liquidation it warns, in words too', () => {
  const gauge = drawn({ mark: '94.7' })
  expect(gauge.getAttribute('data-way')).toBe('danger')
  expect(gauge.getAttribute('aria-label')).toContain('4.96% from liquidation')
  expect(gauge.textContent).toContain('4.96% from liquidation')
})

test.each<[string, Levels, boolean]>([
  ['at the entry', { ...long, liquidation: '95.5', mark: '100' }, false],
  ['with half of its room left', { ...long, liquidation: '95.5', mark: '97.75' }, true],
  ['with more than half of its room left', { ...short, liquidation: '104.5', mark: '102.2' }, false],
  ['where others’ losses brought the liquidation past its entry', { ...long, liquidation: '101', mark: '104' }, true],
  ['there, but far from it', { ...long, liquidation: '101', mark: '120' }, false],
])('a position that begins within 5 %%, %s', (_, levels, danger) => {
  expect(placesOf(levels).danger).toBe(danger)
})

test('past the liquidation nothing is left', () => {
  expect(drawn({ mark: '89' }).getAttribute('aria-label')).toContain('0.00% from liquidation')
})

test('farther away it shows profit or loss', () => {
  expect(drawn({ mark: '94.8' }).getAttribute('data-way')).toBe('fall')
})

test('levels that are not there are two hyphens or left out', () => {
  expect(drawn({ mark: null, liquidation: null, target: null }).textContent).toBe('--Liq. --Entry 100.0')
})

test('it is written as the language does', () => {
  expect(drawn({ mark: '104286.4', target: '108000' }, 'es-ES').textContent).toContain('104.286,4')
})

test('entry and mark stand where they belong, the run between them', () => {
  const { container } = renderPart(<Gauge {...long} places={1} />)
  const style = (part: string) => container.querySelector<HTMLElement>(part)?.style
  expect(style('.dot')?.left).toBe('75%')
  expect([style('.run')?.left, style('.run')?.width]).toEqual(['50%', '25%'])
})

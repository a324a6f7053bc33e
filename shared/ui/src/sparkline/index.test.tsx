import { expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { Sparkline, type SparklineProps } from './index.tsx'

function drawn(props: SparklineProps) {
  const svg = renderPart(<Sparkline {...props} />).container.querySelector('svg')
  const [open, line] = [...(svg?.querySelectorAll('path') ?? [])].map(path => path.getAttribute('d'))
  return { svg, open, line, way: svg?.getAttribute('data-way'), end: svg?.querySelector('circle')?.getAttribute('cy') }
}

test('it runs from left to right, the lowest at the foot, the highest at the head', () => {
  const { line, open, end, way } = drawn({ values: ['10', '12', '11'] })
  expect(line).toBe('M2 28L34 4L66 16')
  expect([open, end, way]).toEqual(['M1 28H71', '16', 'rise'])
})

test('its colour is that of the net, not of the last step', () => {
  expect(drawn({ values: ['10', '8', '9'] }).way).toBe('fall')
  expect(drawn({ values: ['10', '8', '9'], open: '8.5' }).way).toBe('rise')
})

test('what never moved is a level line', () => {
  expect(drawn({ values: ['5', '5'] })).toMatchObject({ line: 'M2 16L66 16', way: 'flat' })
})

test('one value is its end, none is room for it', () => {
  expect(drawn({ values: ['5'], open: '4' })).toMatchObject({ end: '4', open: 'M1 28H71' })
  expect(drawn({ values: [] }).svg?.childElementCount).toBe(0)
})

test('it is silent', () => {
  expect(drawn({ values: ['1'] }).svg?.getAttribute('aria-hidden')).toBe('true')
})

test('beside a figure its colour is the figure’s', () => {
  expect(drawn({ values: ['10', '8', '9'], open: '8.5', way: 'fall' }).way).toBe('fall')
  expect(drawn({ values: ['10', '12'], way: 'flat' }).way).toBe('flat')
})

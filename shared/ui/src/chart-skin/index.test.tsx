import { afterEach, expect, test } from '@jest/globals'
import { averageSkin, type ChartLine, type ChartTokens, chartSkin, lineSkin, readChartTokens } from './index.tsx'

/** Every token is its own name, but for the six digits that the faded ones need. */
const named = new Proxy(
  { rise: '#35cb93', fall: '#ff7480', 'text-3': '#969590', brand: '#8fd3ff' } as Record<string, string>,
  {
    get: (colours, name: string) => colours[name] ?? name,
  },
) as unknown as ChartTokens

afterEach(() => document.body.removeAttribute('style'))

test('tokens are read where the chart stands', () => {
  document.body.style.setProperty('--rise', ' #35cb93 ')
  document.body.style.setProperty('--font', 'Roboto, sans-serif')
  const tokens = readChartTokens(document.body)
  expect([tokens.rise, tokens.font]).toEqual(['#35cb93', 'Roboto, sans-serif'])
})

test('bars, last price and volume follow the reader’s colours of rise and fall', () => {
  const { candle, indicator } = chartSkin(named)
  expect(candle?.bar).toMatchObject({ upColor: '#35cb93', downColor: '#ff7480', upWickColor: '#35cb93' })
  expect(candle?.priceMark?.last).toMatchObject({ upColor: '#35cb93', downColor: '#ff7480' })
  expect(indicator?.bars?.[0]).toMatchObject({ upColor: '#35cb9380', downColor: '#ff748080' })
})

test('the last price is dashed, with its tag and the time left beneath', () => {
  const last = chartSkin(named).candle?.priceMark?.last
  expect(last?.line).toMatchObject({ style: 'dashed' })
  expect(last?.text).toMatchObject({ color: 'on-signal' })
  expect(last?.extendTexts).toMatchObject([{ position: 'below_price', show: true, updateInterval: 1_000 }])
})

test('the rest is quiet: hairline grid, small axis, averages in brand, amber and violet', () => {
  const skin = chartSkin(named)
  expect(skin.grid?.horizontal?.color).toBe('line-1')
  expect(skin.yAxis?.tickText).toMatchObject({ color: '#969590', size: 11 })
  expect(skin.crosshair?.horizontal?.line?.color).toBe('#969590')
  expect(skin.indicator?.lines?.slice(0, 3).map(({ color }) => color)).toEqual(['#8fd3ff', 'warn', 'chart-3'])
})

test.each<[ChartLine, string]>([
  ['position', '#8fd3ff'],
  ['pending', 'text-2'],
  ['target', '#35cb93'],
  ['stop', '#ff7480'],
  ['liquidation', 'danger'],
  ['alert', 'warn'],
])('the line of a %s is dashed in %s', (kind, color) => {
  expect(lineSkin(named, kind).line).toMatchObject({ style: 'dashed', color })
})

test('each family of averages has a stroke of its own', () => {
  const strokes = (['MA', 'EMA', 'BOLL'] as const).map(family => averageSkin(named, family)[0])
  expect(strokes.map(stroke => `${stroke?.style} ${stroke?.style === 'dashed' ? stroke.dashedValue : ''}`)).toEqual([
    'solid ',
    'dashed 6,3',
    'dashed 2,2',
  ])
})

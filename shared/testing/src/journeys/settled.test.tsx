import { expect, test } from '@jest/globals'
import { PriceCell } from '../../../ui/src/price-cell/index.tsx'
import { Skeleton } from '../../../ui/src/skeleton/index.tsx'
import { renderPart } from '../../../ui/src/testing.tsx'
import { BARS, PRICES } from './settled.ts'

test('whoever waits for a page knows the bars and the absent prices of the design system', () => {
  const { container } = renderPart(
    <>
      <Skeleton />
      <PriceCell price={undefined} places={2} />
    </>,
  )
  expect(container.querySelectorAll(BARS)).toHaveLength(1)
  expect(container.querySelector(PRICES)?.textContent).toBe('--')
})

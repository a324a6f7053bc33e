import { expect, test } from '@jest/globals'
import { renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'
import { Over } from './over.tsx'

const Drawn = ({ count }: { count: number }) => (
  <>
    <h1>Chart</h1>
    <Over state={{ phase: 'ready', count }} symbol="BTCUSDT" onRetry={() => {}} />
  </>
)
const Three = () => <Drawn count={3} />
const None = () => <Drawn count={0} />
const show = (Screen: typeof Three, without: string[] = []) =>
  renderScreen(Promise.resolve({ default: Screen }), { path: '/kline', without })

test('where the server keeps no bars the chart says that it starts now, and so does one that has none yet', async () => {
  await show(Three, ['candles'])
  await screen.findByText('Chart data starts now')
  await show(None)
  await screen.findByText('Chart data starts now')
  await show(Three)
  await screen.findByRole('heading', { name: 'Chart' })
  expect(screen.queryByText('Chart data starts now')).toBeNull()
})

import { expect, test } from '@jest/globals'
import { goLive } from './go-live.ts'

test('promotes by name what it published, also where that was taken back', async () => {
  const typed: string[][] = []
  const published = [
    { unit: 'shell', release: '4f1c9a027d11' },
    { unit: 'trade', release: '9ab27e0c11d2' },
  ]
  const release = async (...args: string[]) => {
    typed.push(args)
    return { published }
  }
  await goLive(release, ['shell', 'trade'], 'platform.json')
  expect(typed.map(args => args.slice(0, 4))).toEqual([
    ['publish', 'shell', 'trade', '--no-trial'],
    ['promote', 'shell@4f1c9a027d11', 'trade@9ab27e0c11d2', '--again'],
  ])
})

import { beforeAll, expect, jest, test } from '@jest/globals'

const skipWaiting = jest.fn(async () => {})
beforeAll(async () => {
  Object.assign(globalThis, { skipWaiting })
  const { followLife } = await import('./life.ts')
  followLife()
})

/** @returns once all is done that the worker asked the browser to wait for */
async function installed(more: object): Promise<void> {
  const works: Promise<unknown>[] = []
  dispatchEvent(
    Object.assign(new Event('install'), { waitUntil: (work: Promise<unknown>) => works.push(work), ...more }),
  )
  await Promise.all(works)
}

test('as it is installed it sends calls past itself, and files and pages to itself', async () => {
  const addRoutes = jest.fn(async () => {})
  await installed({ addRoutes })
  expect(addRoutes.mock.calls).toEqual([[{ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }]])
  expect(skipWaiting).toHaveBeenCalled()
})

test('is installed all the same in a browser that knows no routes, or refuses them', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await installed({})
  expect(warned).not.toHaveBeenCalled()
  await installed({ addRoutes: async () => Promise.reject(new TypeError('No such source')) })
  expect(warned).toHaveBeenCalledTimes(1)
  expect(skipWaiting).toHaveBeenCalledTimes(3)
})

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ReleaseError } from '../errors.ts'
import { cephPlace, describeOnCeph } from '../testing/ceph-here.ts'
import { type Fate, type Line, startLine } from '../testing/ceph-line.ts'
import { s3Store } from './s3-store.ts'
import { storeConformance } from './store.conformance.ts'

const mine = Buffer.from('mine')

await describeOnCeph('object storage on Ceph', ceph => {
  storeConformance('object storage', () => s3Store(cephPlace()))

  let given: NodeJS.ProcessEnv = {}
  let line: Line | undefined
  beforeEach(() => {
    given = { ...process.env }
  })
  afterEach(async () => {
    Object.assign(process.env, given)
    await line?.stop()
  })
  /** What asks whether the storage honours conditions passes, and is not counted. */
  const over = async (fate: (nth: number) => Fate) => {
    const asked: string[] = []
    line = await startLine(ceph().endpoint, (_, what) =>
      what.includes('/conditions/') ? 'pass' : fate(asked.push(what.split(' ')[0] ?? '')),
    )
    process.env.AWS_ENDPOINT_URL_S3 = line.url
    return asked
  }

  test('a write whose answer was lost is known as our own when it is sent again', async () => {
    const asked = await over(nth => (nth === 1 ? 'answer lost' : 'pass'))
    expect(await s3Store(cephPlace()).createIfAbsent('log/1', mine)).toBe(true)
    expect(asked).toEqual(['PUT', 'PUT', 'HEAD'])
  })

  test('where somebody else was first, be it with the very same bytes, a write sent twice has lost', async () => {
    const place = cephPlace()
    await s3Store(place).createIfAbsent('log/1', mine)
    await over(nth => (nth === 1 ? 'answer lost' : 'pass'))
    expect(await s3Store(place).createIfAbsent('log/1', mine)).toBe(false)
  })

  test('a conflict, which Amazon answers where two write at the very same time, is no loss: it is asked again', async () => {
    const asked = await over(nth => (nth < 3 ? 409 : 'pass'))
    expect(await s3Store(cephPlace()).createIfAbsent('log/1', mine)).toBe(true)
    expect(asked).toEqual(['PUT', 'PUT', 'PUT', 'HEAD'])
  })

  test('a file that breaks off is read again, and never handed on as half', async () => {
    const place = cephPlace()
    const whole = Buffer.alloc(300_000, 'x')
    await s3Store(place).createIfAbsent('a', whole)
    await over(nth => (nth === 1 ? 'broken off' : 'pass'))
    expect(whole.equals((await s3Store(place).read('a')) ?? mine)).toBe(true)
    await line?.stop()
    await over(() => 'broken off')
    await expect(s3Store(place).read('a')).rejects.toThrow(/could not read a: .*No answer came/)
  })

  test('a server that hangs is waited for, and then said to be silent: the write may have been done', async () => {
    const store = s3Store(cephPlace(), { silentMs: 300, attempts: 2 })
    await store.read('warm')
    ceph().gateway.pause()
    try {
      await expect(store.createIfAbsent('log/1', mine)).rejects.toThrow(
        /keep log\/1: .*may have been done all the same/,
      )
    } finally {
      ceph().gateway.resume()
    }
  })

  test('a server that is too busy for a moment is asked again', async () => {
    const store = s3Store(cephPlace())
    const asked = await over(nth => (nth === 1 ? 503 : 'pass'))
    expect(await store.createIfAbsent('log/1', mine)).toBe(true)
    expect(asked).toEqual(['PUT', 'PUT', 'HEAD'])
  })

  const refusalOf = async (url: string) => {
    const e = await s3Store(url, { silentMs: 500, attempts: 1 })
      .createIfAbsent('log/1', mine)
      .catch(error => error)
    expect(e).toBeInstanceOf(ReleaseError)
    return String(e.message)
  }

  test.each([
    [{ AWS_ACCESS_KEY_ID: 'nobody' }, 'does not know these credentials: set AWS_ACCESS_KEY_ID'],
    [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, 'does not know these credentials'],
    [{ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
    [{ AWS_ENDPOINT_URL_S3: 'http://nowhere.invalid' }, 'See to http://nowhere.invalid'],
  ])('with %o the words say what to do', async (env, words) => {
    Object.assign(process.env, env)
    expect(await refusalOf(cephPlace())).toContain(words)
  })

  test('without credentials or bucket the words say what to do', async () => {
    expect(await refusalOf('s3://missing/x')).toContain('There is no such bucket: make it, or name another')
    await expect(s3Store('s3://missing/x').read('a')).rejects.toThrow('There is no such bucket')
    await expect(s3Store('s3://missing/x').listAfter('a/', '')).rejects.toThrow('There is no such bucket')
    await expect(s3Store('s3://missing/x').delete('a')).rejects.toThrow('There is no such bucket')
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) delete process.env[name]
    process.env.AWS_EC2_METADATA_DISABLED = 'true'
    expect(await refusalOf(cephPlace())).toContain('There are no credentials')
  })
})

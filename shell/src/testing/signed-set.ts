/** Keys, signatures and approvals as an operator makes them, by Node: another implementation than the shell's own. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { type Approval, partsOf } from '@shared/contract/approval'
import type { Config } from '@shared/contract/config'
import type { PageConfig } from '@shared/contract/page-config'
import { type AcceptedKey, signedBytes } from '@shared/contract/signed'
import { platformOf } from '../surface/transport/testing/platform.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const release = {
  release: 'r1',
  entry: '',
  integrity,
  manifest: integrity,
  files: {},
  preload: {},
  serial: 1,
  version: '1.0.0',
}
const trade = { ...release, needs: {}, routes: [] }

/** A whole live set of one remote, not signed yet. */
export const setOf = (more: Partial<Config> = {}): Config => ({
  ...platformOf(''),
  version: 1,
  log: 'ours',
  serial: 57,
  issued: '2026-11-21 15:40:00',
  shell: { ...release, trusts: [] },
  units: { trade },
  ...more,
})

export const pair = (keyId: string) => ({ keyId, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) })
export type TestKey = ReturnType<typeof pair>

export const publicOf = ({ keyId, publicKey }: TestKey): AcceptedKey => ({
  keyId,
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(26).toString('base64'),
})

function signatureBy(keys: readonly TestKey[], document: object) {
  const [first, ...also] = keys.map(({ keyId, privateKey }) => {
    const value = sign('sha256', signedBytes(document), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return { keyId, alg: 'ES256' as const, value: value.toString('base64') }
  })
  if (!first) throw new Error('no key')
  return { ...first, also }
}

export const signed = <T extends object>(document: T, ...keys: readonly TestKey[]) => ({
  ...document,
  signature: signatureBy(keys, document),
})

/** @param log another one than the set's own */
export function approvalOf(set: PageConfig, keys: readonly TestKey[], log = set.log): Approval {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  return signed({ log, parts: Object.fromEntries(partsOf(set).map(([name, text]) => [name, hash(text)])) }, ...keys)
}

/** As a set goes live: signed by the first key, its parts approved by all. */
export const live = (set: PageConfig, ...keys: readonly [TestKey, ...TestKey[]]): PageConfig =>
  signed({ ...set, approvals: [approvalOf(set, keys)] }, keys[0])

/** The shell of this page is built with these keys from here on. */
export const trust = (...keys: readonly TestKey[]): void =>
  void Object.assign(globalThis, { __TRUSTED_KEYS__: keys.map(publicOf) })

export const trustNobody = (): void => void Reflect.deleteProperty(globalThis, '__TRUSTED_KEYS__')

/**
 * A real distributed object store for tests: Ceph with its S3 gateway, on this machine, on free ports, in memory. Its
 * daemons die with the process that started them: none is ever left running.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { S3 } from '@aws-sdk/client-s3'
import { cephConf } from './ceph-conf.ts'
import { answering, type Daemons, daemonsIn, freePort, killed, tailOf } from './ceph-daemons.ts'

const run = promisify(execFile)

/** Who may do everything in it; tests alone know it. */
const user = { name: 'tester', key: 'tester', secret: 'tests-alone' }

export type Ceph = {
  /** e.g. "http://127.0.0.1:41234" */
  endpoint: string
  /** The S3 gateway alone: the objects stay. */
  gateway: {
    /** Stands still, as when a machine hangs: connections stay open, nothing is answered. */
    pause(): void
    resume(): void
    /** Gone in the middle of whatever it does. */
    kill(): Promise<void>
    start(): Promise<void>
  }
  stop(): Promise<void>
}

/** What a process needs in its environment to use a store there. */
export const cephEnv = (endpoint: string) => ({
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_ACCESS_KEY_ID: user.key,
  AWS_SECRET_ACCESS_KEY: user.secret,
  AWS_REGION: 'us-east-1',
})

/** Up in about 2 s. @throws where a part does not come up, with the last words of the logs */
export async function startCeph(): Promise<Ceph> {
  sweepDead()
  const folder = mkdtempSync(join(tmpdir(), `tarn-ceph-${process.pid}-`))
  const daemons = daemonsIn(folder)
  const stop = async () => {
    await daemons.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const port = await freePort()
    const conf = await prepare(folder, `127.0.0.1:${await freePort()}`, port)
    await startStorage(conf, daemons)
    const endpoint = `http://127.0.0.1:${port}`
    return { endpoint, gateway: await startGateway(conf, endpoint, daemons), stop }
  } catch (e: unknown) {
    const said = ['mon.a', 'osd.0', 'client.rgw'].map(name => `${name}: ${tailOf(join(folder, `${name}.log`))}`)
    await stop()
    throw new Error(`Ceph did not start: ${e instanceof Error ? e.message : e}\n${said.join('\n')}`)
  }
}

/** A test process that was killed could not delete its folder. */
function sweepDead(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^tarn-ceph-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

async function prepare(folder: string, monitor: string, port: number): Promise<string> {
  const [conf, map, fsid] = [join(folder, 'ceph.conf'), join(folder, 'monmap'), randomUUID()]
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name))
  writeFileSync(conf, cephConf({ folder, fsid, monitor, port }))
  await run('monmaptool', ['--create', '--addv', 'a', `[v2:${monitor}]`, '--fsid', fsid, map])
  await run('ceph-mon', ['-c', conf, '--mkfs', '-i', 'a', '--monmap', map])
  return conf
}

async function startStorage(conf: string, daemons: Daemons): Promise<void> {
  const ceph = (...args: string[]) => run('ceph', ['-c', conf, '--connect-timeout', '30', ...args])
  daemons.start('ceph-mon', '-c', conf, '-i', 'a')
  await ceph('osd', 'create')
  await run('ceph-osd', ['-c', conf, '-i', '0', '--mkfs'])
  daemons.start('ceph-osd', '-c', conf, '-i', '0')
  await ceph('osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=localhost')
}

async function makeBucket(endpoint: string): Promise<void> {
  const { key: accessKeyId, secret: secretAccessKey } = user
  const s3 = new S3({
    endpoint,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
  })
  await s3.createBucket({ Bucket: 'tests' })
  s3.destroy()
}

async function startGateway(conf: string, endpoint: string, daemons: Daemons): Promise<Ceph['gateway']> {
  const begin = () => daemons.start('radosgw', '-c', conf, '-n', 'client.rgw')
  let gateway = begin()
  const { name, key, secret } = user
  const create = ['user', 'create', `--uid=${name}`, `--display-name=${name}`]
  await run('radosgw-admin', ['-c', conf, ...create, `--access-key=${key}`, `--secret-key=${secret}`])
  await answering(endpoint, gateway)
  await makeBucket(endpoint)
  return {
    pause: () => void gateway.kill('SIGSTOP'),
    resume: () => void gateway.kill('SIGCONT'),
    kill: () => killed(gateway),
    async start() {
      gateway = begin()
      await answering(endpoint, gateway)
    },
  }
}

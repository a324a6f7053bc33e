import { expect, test } from '@jest/globals'
import { machineOnly } from './trial-process.ts'

test("gives a trial's exchange and gateway nothing of the operator's installation", () => {
  const installation = {
    ...{ PUBLIC_ORIGIN: 'http://10.0.0.1', PUSH_ORIGINS: 'x', SANDBOX_START: '0', OPERATOR_KEY_FILE: '/none' },
    ...{ DEV_LIVE: 'https://app.example', RELEASE_PLATFORM: 'x', AWS_SECRET_ACCESS_KEY: 'secret' },
  }
  const machine = { PATH: '/bin', HOME: '/root', TMPDIR: '/tmp', NODE_COMPILE_CACHE: '/tmp/cache' }
  expect(machineOnly({ ...installation, ...machine })).toEqual(machine)
})

/**
 * `node shared/testing/src/demo-token.ts <exchange's address> <file of its key> <demo.json>` signs the demo account in as a
 * phone does, and prints one line of JSON, {"token"}.
 */
import { readFileSync } from 'node:fs'
import { loginCall } from '@shared/contract'
import * as v from 'valibot'
import { connect } from './client.ts'

const demoAccount = v.pipe(v.string(), v.parseJson(), v.object({ account: v.string(), password: v.string() }))

const [url = '', key = '', demo = ''] = process.argv.slice(2)
const client = connect(url, readFileSync(key, 'utf8').trim())
const { token } = await client.ask(loginCall, v.parse(demoAccount, readFileSync(demo, 'utf8')))
console.log(JSON.stringify({ token }))

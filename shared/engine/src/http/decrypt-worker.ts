/** A thread that decrypts what it is asked to, in its order. Its first word says that it is ready. */
import { parentPort, workerData } from 'node:worker_threads'
import { decrypt } from './decrypt.ts'

parentPort?.on('message', (sealed: string) => parentPort?.postMessage(decrypt(workerData, sealed)))
parentPort?.postMessage('')

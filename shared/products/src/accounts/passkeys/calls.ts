/** The calls of passkeys. */
import {
  passkeyListCall,
  passkeyLoginCall,
  passkeyOptionsCall,
  passkeyRegisterCall,
  passkeyRegisterOptionsCall,
  passkeyRemoveCall,
  passkeyRenameCall,
} from '@shared/contract'
import { type Served, serve, serveUser } from '@shared/engine/http/serve'
import { passkeyLogin } from './login.ts'
import { listPasskeys, removePasskey, renamePasskey } from './manage.ts'
import { passkeyOptions, registerOptions } from './options.ts'
import { registerPasskey } from './register.ts'

export const passkeyCalls: readonly Served[] = [
  serve(passkeyOptionsCall, passkeyOptions),
  serve(passkeyLoginCall, passkeyLogin),
  serveUser(passkeyListCall, (_, caller) => listPasskeys(caller)),
  serveUser(passkeyRegisterOptionsCall, registerOptions),
  serveUser(passkeyRegisterCall, registerPasskey),
  serveUser(passkeyRenameCall, renamePasskey),
  serveUser(passkeyRemoveCall, removePasskey),
]

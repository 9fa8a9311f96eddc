/** Starts, restarts and stops the language client. */
import { EventEmitter, type Disposable, type LogOutputChannel } from 'vscode';
import { State, type BaseLanguageClient, type LanguageClientOptions } from 'vscode-languageclient';
import {
  onNotification,
  sendRequest,
  type Cancellation,
  type ProtocolNotification,
  type ProtocolRequest,
} from '../../protocol/request';
import { statusNotification } from '../../protocol/server';
import { clientOptions } from './client-options';
import { answerFileRequests } from '../documents/file-port';
import { announceFolders } from '../documents/folder-events';
import { closeGoneDocuments } from '../documents/gone-documents';
import { pullRestoredDocuments } from '../documents/restored-documents';
import { announceScanSettings } from './scan-settings';
import type { StatusItem } from './status-item';
import { createTraceChannel } from './trace-channel';

/** A client that is not yet started, with resources to dispose after its shutdown. */
export interface ClientHandle extends Disposable {
  readonly client: BaseLanguageClient;
}

/** Creates a client for the current host. */
export type ClientFactory = (id: string, name: string, options: LanguageClientOptions) => ClientHandle;

/** Prefix of the client's own settings (`reactor.trace.server`). */
const clientId = 'reactor';

/**
 * Owns one running client at a time. A restart makes a whole new client, since a client that failed once does not
 * start again. Starts and stops are queued: two quick restarts never leave two servers.
 */
export class LanguageSession implements Disposable {
  private running: { handle: ClientHandle; disposables: Disposable[] } | undefined;
  private queue: Promise<void> = Promise.resolve();
  /** The listeners of each notification: a client keeps one handler a method, and the last one wins. */
  private readonly emitters = new Map<string, EventEmitter<unknown>>();
  private readonly started = new EventEmitter<void>();
  /** Fires whenever a new server has started, which does not know earlier requests. */
  readonly onDidStart = this.started.event;

  constructor(
    private readonly output: LogOutputChannel,
    private readonly status: StatusItem,
    private readonly createClient: ClientFactory,
  ) {}

  /** Starts the server; resolves when it responds or has failed to start. */
  start(): Promise<void> {
    return this.enqueue(() => this.launch());
  }

  /** Stops the server if it is running, and starts a new one. */
  restart(): Promise<void> {
    return this.enqueue(async () => {
      await this.end();
      await this.launch();
    });
  }

  /** Sends a request to the running server; `undefined` if there is none. */
  async request<Params, Result>(
    request: ProtocolRequest<Params, Result>,
    params: NoInfer<Params>,
    token?: Cancellation,
  ): Promise<Result | undefined> {
    const client = this.running?.handle.client;
    return client && sendRequest(client, request, params, token);
  }

  /** Listens to a notification of the running server and of all later ones. */
  onNotification<Params>(
    { method }: ProtocolNotification<Params>,
    listener: (params: Params) => void,
  ): Disposable {
    const fired = (params: unknown): void => listener(params as Params);
    const known = this.emitters.get(method);
    if (known !== undefined) return known.event(fired);
    const emitter = new EventEmitter<unknown>();
    this.emitters.set(method, emitter);
    this.running?.handle.client.onNotification(method, (params) => emitter.fire(params));
    return emitter.event(fired);
  }

  dispose(): void {
    this.started.dispose();
    this.emitters.forEach((emitter) => emitter.dispose());
    void this.enqueue(() => this.end());
  }

  private enqueue(step: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(step);
    return this.queue;
  }

  private async launch(): Promise<void> {
    const trace = createTraceChannel(this.output);
    const { options, deleted, disposables } = clientOptions(this.output, trace.channel);
    const handle = this.createClient(clientId, 'Reactor Maintenance', options);
    const { client } = handle;
    this.running = {
      handle,
      disposables: [
        trace,
        ...disposables,
        ...answerFileRequests(client),
        announceFolders(client),
        pullRestoredDocuments(client),
        closeGoneDocuments(client, deleted),
        announceScanSettings(client),
        onNotification(client, statusNotification, (status) => this.status.show(status)),
        ...[...this.emitters].map(([method, emitter]) =>
          client.onNotification(method, (params) => emitter.fire(params)),
        ),
        client.onDidChangeState(({ newState }) => {
          if (newState === State.Starting) this.status.showStarting();
          if (newState === State.Stopped) this.status.showStopped();
        }),
      ],
    };
    try {
      await client.start();
      this.started.fire();
    } catch (error) {
      this.output.error('The language server did not start.', error);
      this.status.showStopped();
    }
  }

  private async end(): Promise<void> {
    const ending = this.running;
    this.running = undefined;
    if (ending === undefined) return;
    try {
      await ending.handle.client.dispose();
    } catch (error) {
      // A server that crashed or hangs cannot be asked to stop; the client has dropped the connection already.
      this.output.warn('The language server did not stop by itself.', error);
    }
    ending.disposables.forEach((disposable) => {
      disposable.dispose();
    });
    ending.handle.dispose();
  }
}

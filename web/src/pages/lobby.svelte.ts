/** The public tables, live. */

import { acquainted } from '../api';
import type { LobbyMessage, TableLine } from '../protocol';
import { socketAddress } from '../table/link.svelte';

export class Lobby {
  tables = $state.raw<readonly TableLine[] | null>(null);
  online = $state(0);
  private socket: WebSocket | undefined;
  private timer = 0;
  private wait = 1000;

  /** Follow the tables until the returned function is called. */
  start(): () => void {
    let stopped = false;
    const connect = (): void => {
      const socket = new WebSocket(socketAddress('/ws/lobby'));
      this.socket = socket;
      socket.onmessage = (event) => {
        const message = JSON.parse(String(event.data)) as LobbyMessage;
        if (message.type !== 'tables') return;
        this.wait = 1000;
        this.tables = message.tables;
        this.online = message.online;
      };
      socket.onclose = () => {
        if (stopped) return;
        this.timer = setTimeout(connect, this.wait) as unknown as number;
        this.wait = Math.min(20_000, this.wait * 2);
      };
    };
    void acquainted().then(() => stopped || connect());
    return () => {
      stopped = true;
      clearTimeout(this.timer);
      this.socket?.close();
    };
  }
}

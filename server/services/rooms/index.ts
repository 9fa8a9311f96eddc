import type { LanguageService } from '../host';
import { serveRooms } from './requests';

/** Serves the panel of rooms. */
export const roomsService: LanguageService = {
  commands: [],
  start: (host) => {
    serveRooms(host);
    return {};
  },
};

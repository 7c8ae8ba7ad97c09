import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from "../../contract/route.ts";
import type { RouteName, Routes } from "../../contract/routes.ts";
import type { App } from "../app.ts";
import type { CallSource } from "../people/devices.ts";
import type { Person, Scope } from "../people/person.ts";
import type { Operation } from "./operation.ts";

/** JSON that PostgreSQL has written already; sent as it is. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A file to download: sent as it is, with a file name. */
export class Download {
  readonly type: "text/csv" | "application/json";
  readonly fileName: string;
  readonly text: string;
  constructor(type: Download["type"], fileName: string, text: string) {
    this.type = type;
    this.fileName = fileName;
    this.text = text;
  }
}

/** A file to download that is sent while it is read. */
export class FileDownload {
  readonly type: "application/gzip" | "application/json";
  readonly fileName: string;
  /** The number of bytes. */
  readonly size: number;
  readonly content: Readable;
  constructor(type: FileDownload["type"], fileName: string, size: number, content: Readable) {
    this.type = type;
    this.fileName = fileName;
    this.size = size;
    this.content = content;
  }
}

/** A streamed answer, such as server-sent events: `begin` gets the response after its head is sent, and has to end it. */
export class EventStream {
  readonly begin: (response: ServerResponse) => void;
  constructor(begin: (response: ServerResponse) => void) {
    this.begin = begin;
  }
}

/** An answer with more than a body: 201 for something new, a session to begin or to end. */
export class Answer<T> {
  readonly status: 200 | 201;
  readonly body: T | JsonText;
  /** A token to put into the session cookie; null ends the session. */
  readonly session: string | null | undefined;
  /** A token to put into the cookie of the device, together with a session. */
  readonly device: string | undefined;
  constructor(status: 200 | 201, body: T | JsonText, session?: string | null, device?: string) {
    this.status = status;
    this.body = body;
    this.session = session;
    this.device = device;
  }
}

export const created = <T>(body: T): Answer<T> => new Answer(201, body);

type PeopleOf<R extends Route> = R["access"] extends "anyone"
  ? { person: Person | null }
  : { person: Person; scope: Scope };

/** One call as a handler gets it: parsed, with the person behind it and access checked. */
export type Call<R extends Route> = PeopleOf<R> &
  CallSource & {
    readonly app: App;
    readonly params: ParamsOf<R>;
    readonly query: QueryOf<R>;
    readonly body: BodyOf<R>;
    /** Null when the caller gave no idempotency key. */
    readonly operation: Operation | null;
    /** The origin of links to the app: PUBLIC_URL, else from the request's Host header, which is not to be trusted. */
    readonly origin: string;
  };

type Result<T> = T | JsonText | Download | FileDownload | EventStream | Answer<T>;

export type Handler<N extends RouteName> = (call: Call<Routes[N]>) => Promise<Result<ReplyOf<Routes[N]>>>;
export type Handlers = { readonly [N in RouteName]: Handler<N> };

/** A server that takes mail, and an address that takes what webhooks are sent, both on this machine. */
import { createServer as http } from "node:http";
import { createServer as tcp } from "node:net";
import { patiently } from "./patience.mjs";

const listen = (server) => new Promise((done) => server.listen(0, "127.0.0.1", () => done(server.address().port)));

export async function mailbox() {
  const mails = [];
  const server = tcp((line) => {
    let [text, letter] = ["", null];
    const say = (words) => line.write(`${words}\r\n`);
    say("220 here");
    line.on("error", () => undefined);
    line.on("data", (part) => {
      text += part;
      for (let end; (end = text.indexOf(letter === null ? "\r\n" : "\r\n.\r\n")) >= 0;) {
        const said = text.slice(0, end);
        text = text.slice(end + (letter === null ? 2 : 5));
        if (letter !== null) [letter] = [mails.push(said) && null, say("250 taken")];
        else if (said === "DATA" || said === "data") letter = say("354 go on");
        else if (/^quit/i.test(said)) line.end("221 bye\r\n");
        else say("250 yes");
      }
    });
  });
  const port = await listen(server);
  return { url: `smtp://127.0.0.1:${port}`, next: (number) => patiently(`mail ${number}`, () => mails[number - 1]), close: () => server.close() };
}

export async function hookbox() {
  const posts = [];
  const server = http((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      posts.push(JSON.parse(Buffer.concat(parts)));
      response.writeHead(204).end();
    });
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}/hook`, next: (number) => patiently(`post ${number}`, () => posts[number - 1]), close: () => server.close() };
}
